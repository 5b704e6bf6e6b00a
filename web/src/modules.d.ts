/** The path of an icon of game-icons: see plugins/icons.ts. */
declare module "icon:*" {
  const path: string;
  export default path;
}

/** All messages of a language, as Fluent: see plugins/catalogues.ts. */
declare module "catalogue:*" {
  const messages: string;
  export default messages;
}

/** The pictures of the sixteen effects. From game-icons (CC BY 3.0). */

import backstab from "icon:backstab";
import burningBook from "icon:burning-book";
import crane from "icon:crane";
import swords from "icon:crossed-swords";
import topHat from "icon:top-hat";
import flask from "icon:erlenmeyer";
import guillotine from "icon:guillotine";
import inspiration from "icon:inspiration";
import bulb from "icon:light-bulb";
import lens from "icon:magnifying-glass";
import openBook from "icon:open-book";
import padlock from "icon:padlock";
import crown from "icon:queen-crown";
import scroll from "icon:scroll-unfurled";
import signet from "icon:public-speaker";
import ballot from "icon:vote";

export const EFFECT_ART: Record<string, string> = {
  assassination: backstab,
  purge: guillotine,
  attack: swords,
  "holy-book": openBook,
  "divine-right": crown,
  inquisition: burningBook,
  development: crane,
  monopoly: topHat,
  embargo: padlock,
  experiment: flask,
  research: lens,
  breakthrough: bulb,
  oligarchy: signet,
  republic: scroll,
  democracy: ballot,
  inspiration,
};

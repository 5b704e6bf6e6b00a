"""Level 3: every sentence that a person reads, in five languages.

`languages` says which there are, `catalogue` finds and fills in a message. The messages are the
Fluent files (https://projectfluent.org) in `locales/`, which the web client loads too:

| file | what |
|---|---|
| terms.ftl | the game's own names (docs/terms.md), cards and lists inside a sentence |
| log.ftl | what happened, how it ended, what was said |
| prompts.ftl | what is to be decided, what an action does, why something cannot be done |
| terminal.ftl | the terminal |
| table.ftl | the table in the browser |
| pages.ftl | the pages around it |
| rules.ftl, lesson.ftl | the rules page and the lesson |
| errors.ftl | what went wrong |

The English files have all the comments: where a message is shown, and what its arguments are.

**The contract.** Both sides make a bundle of all files of a language, without isolating marks, and
with one function of their own, DOMAIN. All else is plain Fluent.

1. A message is named by its id, an attribute of it by `id.attribute`. An id may end in a code of
   the game: a prefix, then the code, with `_` written as `-`: `log-cut-short`, `kind-M1`,
   `effect-holy-book`, `error-bad-record`, `prompt-recall`. `error-unknown` tells the code of an
   error that has no message.
2. An argument is a number, a code (the comment says of what), or a text that is shown as it is: a
   name, a list, or another message.
3. `$you` says which part the reader plays, so that each language can say "you" in its own way; the
   head of log.ftl lists the parts. `$seats` never includes the reader.
4. `{ DOMAIN($domain, form: "accusative") }` is the name of a domain. Its argument is the letter;
   the form is an attribute of `domain-LETTER`, or its value if it has no such attribute.
5. **Icons and colours.** No message has markup. A client marks the names inside a sentence itself:
   the texts that it passes in (players, cards), and the domains in DOMAIN. Here that is done by the
   `mark` of a catalogue. The web client encloses them in characters that no text contains, and
   makes elements of them afterwards:

       const mark = (code, text) => `\\uE000${code}\\uE001${text}\\uE002`;
       const bundle = new FluentBundle(language, {
         useIsolating: false,
         functions: {
           DOMAIN: ([letter], { form }) => {
             const message = bundle.getMessage(`domain-${letter}`);
             return mark(letter, bundle.formatPattern(message.attributes[form] ?? message.value));
           },
         },
       });
       // text, code, name, text, code, name, text ...
       const pieces = bundle.formatPattern(pattern, args).split(/\\uE000(.+?)\\uE001(.*?)\\uE002/);

   Where there is no room for elements (a title, a label) the marks are taken out again.
6. In a text of several paragraphs an empty line begins a new one, and a line break is a space.
   Chinese has no line breaks inside a paragraph.
7. Names of players are not inflected, and no sentence says whether a player is a man or a woman.
"""

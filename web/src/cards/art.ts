/** The pictures: one for each kind of card, and one for each domain. From game-icons (CC BY 3.0). */

import tank from "icon:battle-tank";
import cannon from "icon:cannon";
import caravel from "icon:caravel";
import wheel from "icon:cartwheel";
import church from "icon:church";
import congress from "icon:congress";
import factory from "icon:factory";
import film from "icon:film-projector";
import temple from "icon:greek-temple";
import lyre from "icon:lyre";
import microscope from "icon:microscope";
import pottery from "icon:painted-pottery";
import dove from "icon:peace-dove";
import rocket from "icon:rocket";
import sunPriest from "icon:sun-priest";
import swords from "icon:swords-emblem";
import telescope from "icon:telescope";
import spears from "icon:spears";
import coins from "icon:two-coins";
import violin from "icon:violin";
import wheat from "icon:wheat";
import type { Domain, Kind } from "$lib/api/types";

export const KIND_ART: Record<Kind, string> = {
  M1: spears,
  M2: cannon,
  M3: tank,
  R1: sunPriest,
  R2: church,
  E1: wheat,
  E2: caravel,
  E3: factory,
  S1: wheel,
  S2: telescope,
  S3: rocket,
  C1: pottery,
  C2: violin,
  C3: film,
  U3: congress,
};

export const DOMAIN_ART: Record<Domain, string> = {
  M: swords,
  R: temple,
  E: coins,
  S: microscope,
  C: lyre,
  U: dove,
};

import type { Translated } from "@ministry/shared-ui";
import type { FigureText } from "../../home/home-further.ts";
import type * as english from "../../about/ministry.ts";
import { figures } from "../facts/figures.ts";

export const ministryPage: Translated<typeof english.ministryPage> = {
  title: "Wasaaradda ku saabsan",
  banner: "WASAARADDA KU SAABSAN",
  lead: `Waxaa la aasaasay ${figures.established} si biyo iyo tamar loo gaadhsiiyo bulsho kasta oo dawlad-goboleedka ku nool.`,
  description: `Waxa ay Wasaaradda Tamarta iyo Kheyraadka Biyahu u taagan tahay: aragtideeda, hadafkeeda, lixda waajib, afarta waaxood, waxqabadka iyo adeegyada tan iyo ${figures.established}.`,
  about: [
    `Sannadkii ${figures.established} dawlad-goboleedku wuxuu lahaa ceelal riig oo faro ku tiris ah oo shaqaynayey, koronto dadweynena ku dhowaad ma jirin. Wasaaradda waxaa loo aasaasay inay taas beddesho, iyadoo leh koox yar iyo hawl cad: biyo raadi, ammaan ka dhig, nalna keen.`,
    "Waxaan la qorshaynnaa degmooyinka, waxaan la dhisnaa la-hawlgalayaasha, waxaanan ku wareejinnaa guddiyo loo tababaray maamulka wixii la dhisay. Waxaan haynaa naqshadaha, cabbirrada iyo xisaabaadka, halkan ayaanan ku daabacnaa.",
    "Qaar ka mid ah waxa aan qabanno isla markiiba waa la arkaa: kiosk suuqa ku yaalla, nal waddada ku yaalla. Qaar lama arko: sharci, khariidadda biyaha dhulka hoostiisa, shaybaadh sheega in ceel ammaan yahay. Labaduba waa shaqadayada.",
  ],
};

export const ministryAchievements: FigureText[] = [
  { figure: figures.peopleWithWater, text: "qof oo hela biyo nadiif ah", sector: "water" },
  {
    figure: figures.hygieneKits.ministry,
    text: "qof oo la gaadhsiiyey xidhmooyinka nadaafadda",
    sector: "water",
  },
  { figure: figures.shallowWells.ministry, text: "ceel gacmeed", sector: "water" },
  {
    figure: figures.boreholes,
    text: `ceel riig oo ku yaalla ${figures.boreholeRegions} gobol iyo ${figures.boreholeDistricts} degmo`,
    sector: "water",
  },
  {
    figure: figures.kiosks,
    text: `kiosk biyood oo ku yaalla ${figures.kioskDistricts} degmo`,
    sector: "water",
  },
  { figure: figures.waterPans, text: "balli biyood", sector: "water" },
  { figure: figures.barkads, text: "barkadood", sector: "water" },
  { figure: figures.renewableEnergy, text: "oo tamar la cusboonaysiin karo ah", sector: "energy" },
  {
    figure: figures.streetlights,
    text: `nal waddo oo cadceedda ku shaqeeya oo ku yaalla ${figures.streetlightDistricts} degmo`,
    sector: "energy",
  },
  {
    figure: figures.projectsCompleted,
    text: `mashruuc oo la dhammeeyey, ${figures.projectsRunning}na way socdaan`,
    sector: "energy",
  },
];

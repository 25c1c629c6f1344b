import type { InterventionText } from "../../departments/interventions.ts";
import { figures } from "../facts/figures.ts";

export const interventions: InterventionText[] = [
  {
    sector: "water",
    title: "Goobaha biyaha ee miyiga",
    text: `Wuxuu dhisayaa ${figures.projectWaterPoints} goobood oo biyood oo ku yaalla waddooyinka daaqa ee waaweyn, qoysaska iyo xoolahooda.`,
  },
  {
    sector: "energy",
    title: "Warshadaha cadceedda ee magaalooyinka",
    text: `Wuxuu kordhinayaa ${figures.solar} oo koronto cadceed ah iyo ${figures.storage} oo kayd ah, si nalku u sii baxo qorraxdu marka ay dhacdo ka dib.`,
  },
  {
    sector: "water",
    title: "Shabakadaha biyaha ee magaalooyinka",
    text: "Wuxuu tuubooyin ka soo jiidayaa goobta ceelasha ilaa kioskyada iyo guryaha, xidhiidh kastana wuxuu u saarayaa mitir.",
  },
  {
    sector: "energy",
    title: "Korontada dugsiyada iyo rugaha caafimaadka",
    text: `Wuxuu koronto gelinayaa ${figures.institutions} xarumood, oo badankoodu yihiin dugsiyo iyo xarumo caafimaad, kuwaas oo leh nidaamyo cadceed oo u gaar ah.`,
  },
  {
    sector: "water",
    title: "Barkadaha ka hor xilliga qalalan",
    text: "Wuxuu nadiifinayaa oo qotodheerinayaa barkadaha bulshada, dildilaacana wuu xidhayaa, guddiyadana wuxuu ku tababarayaa inay nadiif ku ilaaliyaan.",
  },
  {
    sector: "energy",
    title: "Waddooyin ammaan ah habeenkii",
    text: `Wuxuu nalal cadceedda ku shaqeeya ka taagayaa waddooyinka suuqyada iyo agagaarka cisbitaallada ee ${figures.streetlightDistricts} degmo.`,
  },
  {
    sector: "water",
    title: "Cadceed beddesha naaftada ceelasha",
    text: "Wuxuu bamamka naaftada ku beddelayaa kuwo cadceedda ku shaqeeya: biyuhu way jabayaan, maalin kastana way yimaaddaan.",
  },
  {
    sector: "energy",
    title: "Shabakadaha yaryar ee tuulooyinka",
    text: "Wuxuu isku xidhayaa loox cadceed, beytari iyo shabakad yar halka aanay gaadhin khadadka magaaladu.",
  },
  {
    sector: "water",
    title: "Nadaafadda dugsiyada",
    text: "Wuxuu dugsiyada hoose gaadhsiinayaa meelo gacmaha lagu dhaqo, musqulo iyo casharro ku saabsan biyaha nadiifka ah.",
  },
  {
    sector: "energy",
    title: "Sharciga korontada",
    text: "Wuxuu diyaarinayaa xeerarka shati lagu siiyo laguna kormeero kuwa korontada dhaliya iyo kuwa qaybiya.",
  },
  {
    sector: "water",
    title: "La-socodka abaarta",
    text: "Wuxuu bil kasta cabbirayaa biyaha dhulka hoostiisa iyo balliyada, degmooyinkana wuu u digayaa ka hor inta aanay gudhin.",
  },
  {
    sector: "energy",
    title: "Karinta nadiifka ah",
    text: "Wuxuu keenayaa girgirayaal dhuxusha kala badh isticmaala, si loo badbaadiyo lacagta, sambabada iyo dhirta.",
  },
];

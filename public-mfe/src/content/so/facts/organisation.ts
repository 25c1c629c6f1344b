import type { TitledText } from "../../facts/organisation.ts";

export const vision =
  "Dawlad-goboleed uu qoys, dugsi, rug caafimaad iyo ganacsi kastaa haysto biyo ammaan ah oo u dhow iyo koronto uu isku halayn karo oo uu awoodi karo.";

export const mission =
  "In la horumariyo, la maareeyo oo la ilaaliyo kheyraadka biyaha iyo tamarta ee dawlad-goboleedka, si adeegyadu u waaraan, qiimuhu caddaalad u ahaado, bulshona aan looga tegin.";

export const mandates: TitledText[] = [
  {
    title: "Siyaasadda iyo sharciga",
    text: "In la diyaariyo siyaasadaha, shuruucda iyo heerarka biyaha iyo tamarta, lana hubiyo in la dhawro.",
  },
  {
    title: "Biyaha dadka iyo xoolaha",
    text: "In la qorsheeyo, la dhiso lana daryeelo ceelasha riigga, kioskyada, barkadaha, ceelasha iyo balliyada.",
  },
  {
    title: "Tamarta guryaha iyo shaqada",
    text: "In magaalooyinka iyo tuulooyinka la gaadhsiiyo koronto la isku halayn karo, cadceedduna ay noqoto isha koowaad.",
  },
  {
    title: "Daryeelka kheyraadka",
    text: "In la cabbiro, la ilaaliyo lana qaybsado biyaha dhulka hoostiisa iyo kuwa dusha sare, si ay jiilka dambena ugu adeegaan.",
  },
  {
    title: "Shatiyada iyo kormeerka",
    text: "In shati la siiyo shirkadaha biyaha iyo korontada bixiya, loona qabto inay bixiyaan qiime caddaalad ah iyo adeeg wanaagsan.",
  },
  {
    title: "La-hawlgalayaasha iyo isku-duwidda",
    text: "In dawladda, deeq-bixiyeyaasha, shirkadaha iyo bulshada la isugu keeno hal miis iyo hal qorshe.",
  },
];

export const visionTitle = "Aragtida";
export const missionTitle = "Hadafka";

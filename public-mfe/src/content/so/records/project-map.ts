import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/project-map.ts";

export const mapTexts: Translated<typeof english.mapTexts> = {
  title: "Mashaariicda khariidadda",
  lead: "Mashaariicda biyaha iyo tamarta halka ay ku yaallaan, iyo isla mashaariicdaas oo liis ah.",
  section: "Khariidadda iyo liiska",
  list: "Liiska mashaariicda",
  loading: "Mashaariicda waa la soo rarayaa",
  failed: "Liiska mashaariicda lama soo rari karin.",
  partly: "Mashaariic qaarkood lama soo rari karin, halkan kama muuqdaan.",
  none: "Mashaariic lama helin.",
  pages: "Bogagga mashaariicda",
  map: (count) =>
    `Khariidad ay ku yaallaan ${count} mashruuc. Fallaadhaha kiiboodhka ayaa dhaqaajiya, calaamadaha + iyo − ayaa weyneeya ama yareeya. Liisku isla mashaariicdaas ayuu leeyahay.`,
  picture: "Khariidadda mashaariicda. Liisku isla mashaariicdaas ayuu leeyahay.",
  zoomIn: "Weynee",
  zoomOut: "Yaree",
  whole: "Khariidadda oo dhan",
  mark: (title, sector) => `${title} (${sector})`,
  cluster: (count) => `${count} mashruuc oo isu dhow`,
  here: (count) => (count === 1 ? "Khariidadda ayaa laga doortay" : `${count} mashruuc oo goobtan ku yaalla`),
  close: "Xidh",
  several: "Dhowr mashruuc",
  withoutPlace: (count) =>
    count === 1
      ? "1 mashruuc goob kuma laha khariidaddan. Wuxuu ku jiraa liiska."
      : `${count} mashruuc goob kuma laha khariidaddan. Waxay ku jiraan liiska.`,
  noPlaces: "Mashaariicda halkan midna weli goob kuma laha khariidadda. Waxay ku jiraan liiska.",
  you: "Halkan ayaad joogtaa",
  towns: {
    hargeisa: "Hargeysa",
    borama: "Boorama",
    berbera: "Berbera",
    burao: "Burco",
    erigavo: "Ceerigaabo",
    lasAnod: "Laascaanood",
  },
  near: {
    button: "Ii dhow",
    stop: "Jooji kala horraynta masaafada",
    asking: "Qalabka waxaa la weydiinayaa halka uu joogo…",
    found: "Waxaa lagu kala horreeyey masaafada ay kaa jiraan. Goobtaadu qalabkan ayay ku hadhaysaa.",
    outside:
      "Waxaad joogtaa meel ka baxsan khariidaddan. Liiska weli waxaa lagu kala horreeyey masaafada. Goobtaadu qalabkan ayay ku hadhaysaa.",
    refused:
      "Goobta lama wadaagin. Waxaad mareegtan uga oggolaan kartaa dejinta biraawsarka, ama goob ka dooro liiska.",
    noSignal:
      "Qalabku wuu garan waayey halka uu joogo. Mar kale isku day meel bannaan, ama goob ka dooro liiska.",
    unsupported: "Biraawsarkani ma sheegi karo halka uu joogo. Beddelkeeda goob ka dooro liiska.",
  },
  distance: (km) => (km < 1 ? "wuxuu jiraa wax ka yar 1 km" : `wuxuu jiraa ku dhowaad ${Math.round(km)} km`),
};

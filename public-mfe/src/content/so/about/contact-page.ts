import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../about/contact-page.ts";

export const contactPage: Translated<typeof english.contactPage> = {
  title: "Nala soo xidhiidh",
  lead: "Na soo wac, noo soo qor ama noo imow. Sidoo kale waad caban kartaa adigoon magacaaga sheegin.",
  description:
    "Ciwaanka, saacadaha shaqada, lambarrada taleefanka iyo iimaylada Wasaaradda Tamarta iyo Kheyraadka Biyaha, iyo sida loo cabto.",
  officeTitle: "Xafiiskeenna",
  addressTitle: "Ciwaanka",
  hoursTitle: "Saacadaha shaqada",
  closed: "Jimcaha iyo maalmaha fasaxa ah waa la xidhan yahay.",
  phonesTitle: "Taleefanka",
  emailTitle: "Iimaylka",
  complaintsTitle: "Hababka Ka-jawaabista Cabashooyinka",
  complaintsLead:
    "Ma wax baa ka khaldan adeeg, mashruuc ama mas'uul? Khadadkan adiga ayaa laguugu talagalay.",
};

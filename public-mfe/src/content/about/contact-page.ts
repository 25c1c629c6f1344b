/** Texts of the contact page (AMB-31): the fixed data of footer and complaints, no form (AMB-40). */
export const contactPage = {
  title: "Contact",
  lead: "Call, write or come by. You can also complain without giving your name.",
  description:
    "Address, opening hours, phone numbers and e-mail addresses of the Ministry of Energy and Water Resources, and how to complain.",
  officeTitle: "Our office",
  addressTitle: "Address",
  hoursTitle: "Opening hours",
  closed: "Closed on Fridays and public holidays.",
  phonesTitle: "Phone",
  emailTitle: "E-mail",
  complaintsTitle: "Complaint Response Mechanisms",
  complaintsLead: "Something is wrong with a service, a project or an official? These lines are for you.",
} as const;

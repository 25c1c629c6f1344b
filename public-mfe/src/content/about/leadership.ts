/**
 * Texts of the Leadership page: roles only. Names, portraits and the words of those in office are to be handed in by
 * the ministry (AMB-23).
 */
export const leadershipPage = {
  title: "Leadership",
  lead: "Who leads the ministry, and what each of them answers for.",
  description:
    "The minister's biography and message, the deputy minister and the director general of the Ministry of Energy and Water Resources.",
  minister: {
    role: "Minister of Energy and Water Resources",
    biographyTitle: "Biography",
    biography: [
      "The minister is a member of the state's cabinet and answers to it, and to the parliament, for water and energy. The office sets the direction of the ministry, signs its policies and speaks for the state with partners and donors.",
      "The office-holder's own biography, with studies, earlier posts and years of service, is published here as soon as the ministry has released it.",
    ],
    messageTitle: "Minister Message",
    message: [
      "Water and light are not gifts. They are what people need to stay, to learn, to work and to heal, and it is the duty of a government to see that they are there.",
      "On these pages you find what we have built and what we have not built yet, in figures you can check. Ask us about them. Tell us when a tap is dry or a lamp is dark. We would rather hear it from you than not at all.",
      "To our partners: thank you. To our staff in the field: what people praise is your work.",
    ],
    signature: "The Minister",
  },
  profiles: [
    {
      role: "Deputy Minister",
      text: "Stands in for the minister, follows the larger projects on site and leads the work with the districts.",
      duties: ["Projects in the field", "District councils and water committees", "Emergency response"],
    },
    {
      role: "Director General",
      text: "Heads the administration: the four departments, the staff, the budget and the daily decisions report to this office.",
      duties: ["The four departments", "Staff and budget", "Agreements with partners"],
    },
  ],
} as const;

/** The accessibility statement (`/accessibility`). To be confirmed by the ministry (AMB-23). */
export const accessibilityPage = {
  title: "Accessibility",
  lead: "This site is for everyone: with an old phone, a screen reader, a keyboard, or one free hand.",
  description: "How this site meets WCAG 2.2 level AA, what does not work yet, and whom to tell.",
  contact: "Contact the ministry",
  sections: [
    {
      title: "What we aim for",
      paragraphs: [
        "The site is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Every page is checked by an automatic test at two screen sizes, light and dark, and can be used by keyboard alone.",
      ],
    },
    {
      title: "What you can do",
      paragraphs: [
        "Enlarge the text to 200 %: nothing is cut off and nothing needs scrolling sideways. Use your device's dark mode: the site follows it. Stop everything that moves with the Pause buttons, or ask your device for less motion: then nothing moves at all.",
        "If mobile data is expensive, switch on “Low data” in the menu: pictures then wait until you ask for them. With low data off, pages you have opened stay readable without a connection.",
      ],
    },
    {
      title: "What does not work yet",
      paragraphs: [
        "Publications are the files that were handed in: older ones may be scanned pictures that a screen reader cannot read. Photos are described by their project, not one by one.",
      ],
    },
    {
      title: "Tell us",
      paragraphs: [
        "If something keeps you from using this site, or you need a document in another form, write or call. We answer within ten working days.",
      ],
    },
  ],
} as const;

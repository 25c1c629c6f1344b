export const footerTexts = {
  promise: "Clean water and reliable power, within reach of every community in the state.",
  copyright: "© 2025 Ministry of Energy and Water Resources. All rights reserved.",
  /** Beside the marks while their addresses are not set (AMB-24). */
  socialNote: "The ministry has no pages there yet.",
  social: [
    { key: "facebook", label: "Facebook" },
    { key: "twitter", label: "Twitter" },
    { key: "youtube", label: "YouTube" },
  ],
} as const;

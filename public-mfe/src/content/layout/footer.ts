export const footerTexts = {
  promise: "Clean water and reliable power, within reach of every community in the state.",
  copyright: "© 2025 Ministry of Energy and Water Resources. All rights reserved.",
  /** Beside the marks whose addresses are not set (AMB-24). */
  socialNote: (names: string) => `${names}: the ministry has no page there yet.`,
  social: [
    { key: "facebook", label: "Facebook" },
    { key: "twitter", label: "Twitter" },
    { key: "youtube", label: "YouTube" },
  ],
} as const;

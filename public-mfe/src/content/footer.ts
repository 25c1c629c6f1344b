export const footerTexts = {
  promise: "Clean water and reliable power, within reach of every community in the state.",
  copyright: "© 2025 Ministry of Energy and Water Resources. All rights reserved.",
  social: [
    { key: "facebook", label: "Facebook" },
    { key: "twitter", label: "Twitter" },
    { key: "youtube", label: "YouTube" },
  ],
} as const;

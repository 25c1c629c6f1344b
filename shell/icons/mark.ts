/** The ground the mark stands on where it needs one. */
export const ground = "#06303d";

/** The mark of the header, on a 48 × 48 grid. */
export const mark = `
  <circle cx="24" cy="24" r="23" fill="#f5faf9"/>
  <circle cx="24" cy="19" r="8.5" fill="#f7b32b"/>
  <path d="M24 4v4M12.5 8l2.3 3.5M35.5 8l-2.3 3.5M6.5 17.5l4 1M41.5 17.5l-4 1" fill="none" stroke="#e89a12" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M1.6 28.5c4-3 7.5-3 11.2 0s7.5 3 11.2 0 7.5-3 11.2 0 7.5 3 11.2 0A23 23 0 0 1 1.6 28.5" fill="#1c8aa6"/>
  <path d="M5.3 37.5c3.2-1.6 5.5-1.3 8.4.7 3.5 2.5 6.9 2.5 10.3 0s6.9-2.5 10.3 0c2.9 2 5.2 2.3 8.4-.7A23 23 0 0 1 5.3 37.5" fill="#0a5a70"/>`;

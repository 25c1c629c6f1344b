/** Loaded where the site has release keys and a page has no pin: other visitors do not download it. */
export { trustFault } from "@ministry/contract";

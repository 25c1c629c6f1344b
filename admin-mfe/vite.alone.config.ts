import { aloneConfig } from "@ministry/build/alone-config";

/** The part alone, in a small host: `npm run dev` in this folder. */
export default aloneConfig("admin-mfe");

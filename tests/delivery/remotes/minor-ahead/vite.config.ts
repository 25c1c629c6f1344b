import { remoteConfig } from "@ministry/build/remote-config";

/** The small remote of `../source`, on the versions this folder's `package.json` states. */
export default remoteConfig({ name: "admin-mfe", root: import.meta.dirname });

import { remoteConfig } from "@ministry/build/remote-config";

export default remoteConfig({ name: "public-mfe", root: import.meta.dirname });

import { remoteConfig } from "@ministry/build/remote-config";

export default remoteConfig({
  name: "admin-mfe",
  root: import.meta.dirname,
  entrance: "/AdminLogin",
  inlinesTexts: true,
});

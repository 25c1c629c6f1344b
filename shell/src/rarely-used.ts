// What few visits need, as one file: the worker fetches each file of the shell by a request of its own.
export { carryInput } from "./app/carried-input.ts";
export { trustFault } from "./remotes/verify.ts";
export { decide } from "./remotes/decide.ts";
export { ownQueriesRoute, ownRootRoutes } from "./routing/own-root.tsx";
export { retireIfUnwanted, retireWorker } from "./pwa/worker/retire.ts";
export { outboxWorker } from "./pwa/worker/outbox-worker.ts";
export { showInstallHint } from "./pwa/notices/install-hint.tsx";
export { onDemand } from "./pwa/saved/on-demand.ts";
export { manifestIn } from "../sw/releases/files/language.ts";
export { showLanguageOffer } from "./pwa/notices/language-offer.tsx";
export { loadPageLanguageAmong } from "./texts/load-page-language-among.ts";

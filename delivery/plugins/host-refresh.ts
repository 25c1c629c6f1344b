import type { Plugin } from "vite";

const refreshPath = "/@react-refresh";

/**
 * On the dev server, lets a remote use the shell's runtime of React Refresh. There is one React in the page, the
 * shell's, and a runtime that comes later does not learn of what that React has drawn before.
 */
export function hostRefresh(): Plugin {
  return {
    name: "ministry:host-refresh",
    apply: "serve",
    configureServer({ middlewares }) {
      // As it stands: what goes through the server's plugins would import the runtime under another address.
      middlewares.use((request, response, next) => {
        if (request.url?.replace(/\?.*$/, "") !== refreshPath) return next();
        response.setHeader("content-type", "text/javascript");
        response.setHeader("access-control-allow-origin", "*");
        response.end(shellsRuntime);
      });
    },
  };
}

/** The page is the shell's, so that its address is where the shell is served. */
const shellsRuntime = `
const runtime = await import(location.origin + ${JSON.stringify(refreshPath)});
export const {
  __hmr_import,
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  register,
  registerExportsForReactRefresh,
  validateRefreshBoundaryAndEnqueueUpdate,
} = runtime;
export default runtime.default;
`;

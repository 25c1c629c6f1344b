// Imported first by tests of modules that stand on Workbox: it expects a worker's global scope when it is loaded.
Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true });

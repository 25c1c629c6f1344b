import { readdirSync } from "node:fs";
import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import * as regexp from "eslint-plugin-regexp";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** `target` may not import from `from`: the arrows of docs/decisions/0002-who-imports-whom.md. */
const zone = (target, from, message) => ({ target, from, message });

/** Folders in layers, the lowest first: none imports from a layer above its own. */
const layers = (root, order) =>
  order.flatMap((folders, at) =>
    folders.flatMap((folder) =>
      order
        .slice(at + 1)
        .flat()
        .map((above) => zone(`${root}/${folder}`, `${root}/${above}`, `${folder} is below ${above}`)),
    ),
  );

/** Folders in one order, the lowest first: each imports only those before it, so that no circle can arise. */
const inOrder = (root, folders) =>
  folders.flatMap((folder, at) =>
    folders
      .slice(at + 1)
      .map((above) =>
        zone(
          `${root}/${folder}`,
          `${root}/${above}`,
          `${folder} imports only folders before it in the order of eslint.config.js`,
        ),
      ),
  );

const everyPart = [
  "shell",
  "public-mfe",
  "admin-mfe",
  "shared-ui",
  "api-client",
  "api-server",
  "delivery",
  "tests",
];
const others = (...kept) => everyPart.filter((part) => !kept.includes(part)).map((part) => `./${part}`);

const zones = [
  ...others("shared-ui").map((from) => zone("./shared-ui/src", from, "shared-ui imports nothing of ours")),
  ...others("api-client").map((from) => zone("./api-client/src", from, "api-client imports nothing of ours")),
  ...["shell", "public-mfe", "admin-mfe"].flatMap((part) =>
    others(part, "shared-ui", "api-client", "shell").map((from) =>
      zone(`./${part}/src`, from, "shell and remotes meet at run time only"),
    ),
  ),
  ...["public-mfe", "admin-mfe"].map((part) => ({
    target: `./${part}`,
    from: "./shell",
    except: ["./contract"],
    message: "a remote knows the agreement with the shell alone",
  })),
  // shell/contract: what host and remotes agree on imports nothing of ours
  ...everyPart.map((from) => ({
    target: "./shell/contract",
    from: `./${from}`,
    ...(from === "shell" ? { except: ["./contract"] } : {}),
    message: "the agreement imports nothing of ours",
  })),
  // delivery/build: build presets know the agreement alone
  ...everyPart.map((from) => ({
    target: "./delivery/build",
    from: `./${from}`,
    except: from === "shell" ? ["./contract"] : from === "delivery" ? ["./build", "./lib"] : [],
    message: "build presets know the agreement alone",
  })),
  ...others("api-server", "api-client").map((from) =>
    zone("./api-server/src", from, "api-server knows the schemas alone"),
  ),
  {
    target: "./api-server/src",
    from: "./api-client/src",
    except: ["./schemas", "./search"],
    message: "api-server knows the schemas and how words are compared alone",
  },
  ...others("tests").map((part) => zone(part, "./tests", "nobody imports the tests")),
  // delivery: no part's source; each folder knows those above it in this list
  ...["shell", "public-mfe", "admin-mfe", "shared-ui", "api-client", "api-server"].map((from) => ({
    target: "./delivery",
    from: `./${from}`,
    ...(from === "shell" ? { except: ["./contract"] } : {}),
    message: "delivery knows parts by their releases alone",
  })),
  ...layers("./delivery", [
    ["lib"],
    ["sites"],
    ["testing"],
    ["trust"],
    ["settings"],
    ["canary"],
    ["release"],
    ["hosting"],
    ["compose"],
    ["site-server"],
    ["reports"],
    ["start", "dev", "test", "sbom"],
    ["commands"],
  ]),
  {
    target: "./delivery/sample",
    from: "./delivery",
    except: ["./sample"],
    message: "the sample ministry imports nothing of ours",
  },
  // api-client: transport below schemas below endpoints
  zone(
    "./api-client/src/http",
    ["./api-client/src/endpoints", "./api-client/src/schemas"],
    "http knows no resource",
  ),
  zone(
    "./api-client/src/schemas",
    ["./api-client/src/endpoints", "./api-client/src/http"],
    "schemas know no transport",
  ),
  zone(
    "./api-client/src/search",
    ["endpoints", "http", "outbox", "schemas", "second-factor"].map((folder) => `./api-client/src/${folder}`),
    "search knows words alone",
  ),
  ...["endpoints", "http", "outbox", "second-factor"].map((folder) =>
    zone(
      `./api-client/src/${folder}`,
      "./api-client/src/schemas/wire",
      "browsers download no zod: they read with the functions beside the schemas",
    ),
  ),
  ...layers("./api-client/src/outbox", [
    ["queue"],
    ["encryption"],
    ["store"],
    ["sending", "transfer"],
    ["page", "worker"],
  ]),
];

/** api-client: the rooms of its largest folders. */
const clientZones = [
  ...inOrder("./api-client/src/schemas", ["fields", "wire", "records", "*.ts"]),
  ...inOrder("./api-client/src/endpoints", ["*.ts", "content", "accounts", "service"]),
  ...inOrder("./api-client/src/outbox/store", ["database", "files", "items", "*.ts"]),
  ...inOrder("./api-client/src/outbox/sending", ["requests", "runner", "*.ts"]),
  ...inOrder("./api-client/src/outbox/page", ["view", "actions", "*.ts"]),
];

const serverFolders = [
  // nothing of HTTP, of the database or of one subject
  ...["lib", "jobs", "secrets", "credentials", "settings"],
  // where things are stored; SQL only up to repositories
  ...["storage", "database", "media", "cache", "repositories"],
  // subjects
  ...["wire", "files", "cleanup", "idempotency", "installation", "uploads", "second-factor", "auth"],
  ...["achievements", "monitoring", "mail", "backup", "snapshot"],
  // who asks: requests and operators
  ...["http", "forms", "commands", "restore", "routes", "openapi"],
  "testing",
];

/** api-server: every folder below the root, which puts them together. Tests may use what is above their folder. */
const serverZones = [
  ...inOrder("./api-server/src", serverFolders),
  ...inOrder("./api-server/src/media", ["images", "documents", "texts", "worker", "intake"]),
  ...inOrder("./api-server/src/database", ["tables", "*.ts", "engines"]),
  ...inOrder("./api-server/src/repositories", ["service", "files", "content", "accounts"]),
  ...inOrder("./api-server/src/second-factor", ["*.ts", "enrolment"]),
  ...inOrder("./api-server/src/auth", ["sessions", "*.ts"]),
  ...inOrder("./api-server/src/backup", ["archive", "*.ts"]),
  ...inOrder("./api-server/src/http", ["input", "*.ts"]),
  ...inOrder("./api-server/src/routes", ["*.ts", "content", "accounts", "service"]),
  zone("./api-server/src/media/*.ts", "./api-server/src/media/*/**", "its folders use what lies in media"),
  zone("./api-server/src/*.ts", "./api-server/src/testing", "only tests use testing"),
  ...serverFolders
    .filter((folder) => folder !== "testing")
    .map((folder) =>
      zone(`./api-server/src/${folder}`, "./api-server/src/*.ts", "the root imports the folders"),
    ),
];

/** delivery: the rooms of its largest folders, below the files that put them together. */
const deliveryZones = [
  ...inOrder("./delivery/build", ["chunks", "sharing", "manifest", "*.ts"]),
  ...inOrder("./delivery/release", ["built", "stored", "publish", "*.ts"]),
  ...inOrder("./delivery/compose", ["releases", "texts", "pages", "*.ts"]),
  ...inOrder("./delivery/reports", ["judging", "*.ts"]),
  ...inOrder("./delivery/site-server", ["stores", "http", "static", "lite", "pages", "watching", "*.ts"]),
  ...inOrder("./delivery/sample", ["lib", "scenes", "pictures", "content", "files", "*.ts"]),
];

/** shell: the agreement, the page's side and the worker's, each with an order of its own; the root files put them together. */
const shellZones = [
  ...inOrder("./shell/contract", ["languages", "sharing", "site", "releases", "host", "page", "*.ts"]),
  ...inOrder("./shell/src", ["texts", "pwa", "app", "reports", "remotes", "routing"]),
  ...inOrder("./shell/src/pwa", ["lib", "install", "worker", "connection", "saved", "*.ts", "notices"]),
  ...inOrder("./shell/sw/releases", ["manifests", "files", "sets", "shell", "*.ts"]),
  ...inOrder("./shell/sw", [
    // nothing of one subject
    ...["retirement", "html", "network", "cache", "routing"],
    // what the device holds
    ...["snapshot", "media", "releases", "publications", "reads"],
    // what uses it
    ...["navigation", "prefetch", "outbox"],
    ...["*.ts", "testing"],
  ]),
];

const siteFolders = [
  // nothing of one subject
  ...["calendar", "search", "content", "visits", "site"],
  // what pages are made of
  ...["lite", "pass-on", "blocks", "tenders"],
  // what stands around them, and the pages
  ...["layout", "pages"],
  // what the site's server renders
  "server",
  "testing",
];

/** Rooms of its texts; those of another language are the same. */
const siteTexts = ["facts", "site", "layout", "home", "departments", "about", "records"];

/** public-mfe: every folder below the root, which puts them together; `paths.ts` is for all. */
const siteZones = [
  ...inOrder("./public-mfe/src", siteFolders),
  ...inOrder("./public-mfe/src/content", [...siteTexts, "so", "ar"]),
  ...["so", "ar"].flatMap((language) => inOrder(`./public-mfe/src/content/${language}`, siteTexts)),
  ...inOrder("./public-mfe/src/site", ["text", "browser", "host", "page", "view"]),
  ...inOrder("./public-mfe/src/blocks", ["texts", "pictures", "records", "ministry", "gone"]),
  ...inOrder("./public-mfe/src/pages", [
    "events",
    "publications",
    "tenders",
    "projects",
    "feeds",
    "search",
    "home",
  ]),
  ...inOrder("./public-mfe/src/pages/home", ["posts", "welcome", "sections", "*.tsx"]),
  ...inOrder("./public-mfe/src/pages/projects", [
    ...["*.ts", "achievements", "gallery", "list", "near", "map", "project"],
  ]),
  ...siteFolders
    .filter((folder) => !["server", "testing"].includes(folder))
    .map((folder) =>
      zone(
        `./public-mfe/src/${folder}`,
        "./public-mfe/src/{remote,mount,routes,server}.{ts,tsx}",
        "the root imports the folders",
      ),
    ),
];

/** tests: the rooms of what suites share. */
const testZones = [
  ...inOrder("./tests/support", ["devices", "servers"]),
  ...inOrder("./tests/contract/support", ["*.ts", "disasters"]),
];

const portalFolders = [
  // texts that screens show
  "content",
  // nothing of one subject
  "lib",
  // who is signed in, and how a screen looks
  ...["session", "screen"],
  // what the device stores: unfinished forms, chosen pictures, what waits to be sent
  ...["drafts", "pictures", "outbox"],
  // what features are made of
  ...["forms", "records"],
  ...["features", "pages"],
  "testing",
];
const rootFiles = "*.{ts,tsx}";

/** admin-mfe: every folder below the root, which puts them together; `paths.ts` is for all. */
const portalZones = [
  ...inOrder("./admin-mfe/src", portalFolders),
  ...inOrder("./admin-mfe/src/session", ["saved-reads", rootFiles, "roles", "passwords"]),
  ...inOrder("./admin-mfe/src/pictures", ["rules", "inbox", "scaling"]),
  ...inOrder("./admin-mfe/src/outbox", [
    rootFiles,
    "queued",
    "saving",
    "decisions",
    "actions",
    "entries",
    "device",
  ]),
  ...inOrder("./admin-mfe/src/forms", ["pickers", "draft", "additions", "conflict", "frame"]),
  ...inOrder("./admin-mfe/src/records", ["arranging", "waiting", "removal", "table"]),
  ...inOrder("./admin-mfe/src/features/audit", ["words", rootFiles]),
  ...inOrder("./admin-mfe/src/features/photos", ["items", "replacing", rootFiles, "form", "waiting"]),
  ...inOrder("./admin-mfe/src/features/projects", [rootFiles, "form", "table"]),
  ...inOrder("./admin-mfe/src/features/second-factor", ["proof", "set-up", rootFiles]),
  ...inOrder("./admin-mfe/src/pages/layout", ["search", "menus", rootFiles]),
  ...readdirSync(new URL("./admin-mfe/src/features", import.meta.url)).map((feature) => ({
    target: `./admin-mfe/src/features/${feature}`,
    from: "./admin-mfe/src/features",
    except: [`./${feature}`],
    message: "a feature never reaches into another; a page joins them",
  })),
  ...readdirSync(new URL("./admin-mfe/src/pages", import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      target: `./admin-mfe/src/pages/${name}`,
      from: "./admin-mfe/src/pages",
      except: [`./${name}`],
      message: "pages of one subject know nothing of other pages",
    })),
  ...portalFolders
    .filter((folder) => folder !== "testing")
    .map((folder) =>
      zone(
        `./admin-mfe/src/${folder}`,
        "./admin-mfe/src/{remote,mount,first-screen}.tsx",
        "the root imports the folders",
      ),
    ),
];

/** What a person reads stands in `admin-mfe/src/content` (docs/decisions/0061-rooms-and-texts-of-the-portal.md). */
const sentences = [
  "JSXText[value=/\\p{L}{2}/u]",
  "JSXAttribute[name.name=/^(?:aria-label|\\w*[lL]abel|title|placeholder|hint|summary|caption|legend|question|failure|success|missing|text|working)$/] > Literal[value=/\\p{L}{2}/u]",
  "JSXExpressionContainer > Literal[value=/\\p{L}{2,} \\p{L}/u]",
  // Two words after a capital; our own errors are not for people.
  ":not(NewExpression) > Literal[value=/^\\p{Lu}\\S* \\S*\\p{L}/u]",
  ":not(NewExpression) > TemplateLiteral > TemplateElement[value.raw=/\\p{L}{2,}[,;:]? \\p{L}{2,}/u]",
].map((selector) => ({ selector, message: "a text that people read belongs into src/content" }));

export default tseslint.config(
  {
    ignores: [
      "**/dist/**",
      "**/dist-ssr/**",
      "**/node_modules/**",
      "var/**",
      "tests/recorded/**",
      "**/test-results/**",
      "**/playwright-report/**",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    plugins: { "import-x": importX, regexp },
    settings: {
      "import-x/resolver-next": [
        createTypeScriptImportResolver({
          noWarnOnMultipleProjects: true,
          project: [...everyPart, "shell/contract"].map((part) => `${part}/tsconfig.json`),
        }),
      ],
    },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-restricted-paths": [
        "error",
        {
          zones: [
            ...zones,
            ...clientZones,
            ...deliveryZones,
            ...serverZones,
            ...shellZones,
            ...siteZones,
            ...portalZones,
            ...testZones,
          ],
        },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      // Texts of strangers meet our patterns: none may take more than linear time.
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      eqeqeq: ["error", "smart"],
      "no-console": ["error", { allow: ["warn", "error", "info"] }],
    },
  },
  {
    files: [
      "**/*.tsx",
      "shell/src/**/*.ts",
      "public-mfe/src/**/*.ts",
      "admin-mfe/src/**/*.ts",
      "shared-ui/src/**/*.ts",
    ],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ["**/*.test.{ts,tsx}", "tests/**"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
  {
    files: [
      "api-server/src/**/*.{test,suite}.ts",
      "{admin-mfe/src,api-client/src,delivery,public-mfe/src,shell/src,shell/sw}/**/*.test.{ts,tsx}",
    ],
    rules: { "import-x/no-restricted-paths": ["error", { zones }] },
  },
  {
    files: ["admin-mfe/src/**/*.{ts,tsx}"],
    ignores: ["admin-mfe/src/{content,testing}/**", "**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...sentences] },
  },
  {
    // Where a pattern that begins anywhere may meet a text of any length.
    files: ["api-server/src/**"],
    rules: { "regexp/no-super-linear-move": "error" },
  },
  { files: ["delivery/**", "tests/**"], rules: { "no-console": "off" } },
);

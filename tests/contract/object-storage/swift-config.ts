/** Where one OpenStack Swift of the tests lives and listens; everything on the loopback address. */
export interface SwiftPlan {
  folder: string;
  ports: { proxy: number; account: number; container: number; object: number; cache: number };
}

/** The three servers behind the proxy that Swift keeps its data with. */
export const rings = ["account", "container", "object"] as const;

/**
 * Swift's requests to its own servers time out after half a second; it then answers 500 or lists a new object later. On a busy
 * machine that is too early: seconds.
 */
const timeouts = "conn_timeout = 20\nnode_timeout = 60\n";

/** Swift's configuration files by name. One device, one copy, no background processes: a store for tests. */
export function swiftFiles({ folder, ports }: SwiftPlan): Record<string, string> {
  const head = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nbind_timeout = 2\nworkers = 0\nuser = root\nswift_dir = ${folder}\n` +
    `devices = ${folder}/node\nmount_check = false\nlog_level = ERROR\n${timeouts}container_update_timeout = 20\n`;
  const ringServer = (name: (typeof rings)[number]) =>
    `${head(ports[name])}[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`;

  return {
    "swift.conf":
      "[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n" +
      "[storage-policy:0]\nname = single\ndefault = yes\n",
    ...Object.fromEntries(rings.map((name) => [`${name}-server.conf`, ringServer(name)])),
    "proxy-server.conf": `${head(ports.proxy)}${proxy(ports.cache)}`,
  };
}

/** What the S3 interface needs before the proxy itself, in Swift's order. */
const filters = [
  "catch_errors",
  "listing_formats",
  "bulk",
  "copy",
  "slo",
  "dlo",
  "versioned_writes",
  "symlink",
];

const proxy = (cachePort: number) => `[pipeline:main]
pipeline = catch_errors cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000
${timeouts}[filter:s3api]
use = egg:swift#s3api
s3_acl = no
location = us-east-1
check_bucket_owner = false
allow_multipart_uploads = true
min_segment_size = 5242880
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
connect_timeout = 20
io_timeout = 20
pool_timeout = 20
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join("")}`;

import { Contrib, Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import type { ShippedPackage } from "./shipped-packages.ts";

/** Checksums of packages as the lockfile has them, by `name@version`; SHA-512 in hex. */
export function checksumsIn(lockfile: string): Map<string, string> {
  const entries = lockfile.matchAll(/^ {2}'?([^\s':]+)'?:\n {4}resolution: \{integrity: sha512-([\w+/=]+)/gm);
  return new Map(
    [...entries].map(([, id = "", sum = ""]) => [id, Buffer.from(sum, "base64").toString("hex")]),
  );
}

/** A licence that joins several; anything without these words is one licence's name. */
function assertExpression(text: string): void {
  if (!/ (?:AND|OR|WITH) /.test(text)) throw new RangeError("no expression");
}

/**
 * The software bill of materials of the product as a CycloneDX 1.6 document in JSON: every package that is shipped,
 * with licence, checksum, and who uses whom.
 */
export function billOfMaterials(
  product: { name: string; version: string; uses: string[] },
  packages: ShippedPackage[],
  checksums: Map<string, string>,
): string {
  const licences = new Contrib.License.Factories.LicenseFactory(assertExpression);
  const references = new Contrib.FromNodePackageJson.Factories.ExternalReferenceFactory();
  const builder = new Contrib.FromNodePackageJson.Builders.ComponentBuilder(references, licences);

  const bom = new Models.Bom();
  const own = new Models.Component(Enums.ComponentType.Application, product.name, {
    bomRef: product.name,
    version: product.version,
  });
  bom.metadata.component = own;
  const components = new Map(
    packages.map((one) => {
      const component =
        builder.makeComponent({ ...one.package, license: one.licence } as never) ??
        new Models.Component(Enums.ComponentType.Library, one.package.name);
      component.bomRef.value = one.id;
      component.purl = `pkg:npm/${one.package.name.replace("@", "%40")}@${one.package.version}`;
      const checksum = checksums.get(one.id);
      if (checksum !== undefined) component.hashes.set(Enums.HashAlgorithm["SHA-512"], checksum);
      bom.components.add(component);
      return [one.id, component] as const;
    }),
  );
  const link = (from: Models.Component, ids: string[]) => {
    for (const id of ids) {
      const to = components.get(id);
      if (to) from.dependencies.add(to.bomRef);
    }
  };
  for (const { id, uses } of packages) link(components.get(id) ?? own, uses);
  link(own, product.uses);
  const normal = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(normal).serialize(bom, { sortLists: true, space: 2 });
}

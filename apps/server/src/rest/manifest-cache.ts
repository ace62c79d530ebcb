import type { ExportRequest, ExportManifest } from './export-file.ts';

const maxManifests = 200;

/** Manifests of recent exports: a client that has just read a file gets its manifest without a second pass. */
export class ManifestCache {
  readonly #manifests = new Map<string, ExportManifest>();

  get(request: ExportRequest, until: number): ExportManifest | undefined {
    return this.#manifests.get(keyOf(request, until));
  }

  add(manifest: ExportManifest): void {
    this.#manifests.set(keyOf(manifest, manifest.until), manifest);
    if (this.#manifests.size > maxManifests) this.#manifests.delete(this.#manifests.keys().next().value!);
  }
}

function keyOf({ chain, account, query, format, cursor }: ExportRequest, until: number): string {
  return JSON.stringify([chain, account, query, format, cursor, until]);
}

import type { ExportAsked, ExportManifest } from './export-file.ts';

/** Manifests of the last files, so that whoever has just read one need not have it made again. */
const kept = 200;

export class KeptManifests {
  readonly #manifests = new Map<string, ExportManifest>();

  of(asked: ExportAsked, until: number): ExportManifest | undefined {
    return this.#manifests.get(keyOf(asked, until));
  }

  keep(manifest: ExportManifest): void {
    this.#manifests.set(keyOf(manifest, manifest.until), manifest);
    if (this.#manifests.size > kept) this.#manifests.delete(this.#manifests.keys().next().value!);
  }
}

function keyOf({ chain, account, query, format, cursor }: ExportAsked, until: number): string {
  return JSON.stringify([chain, account, query, format, cursor, until]);
}

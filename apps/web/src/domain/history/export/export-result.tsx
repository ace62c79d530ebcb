import { useBoot } from '../../../lib/boot/boot-context.ts';
import { usePageWords } from '../../../i18n/page-words.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts, type Fact } from '../../../ui/facts.tsx';
import { byteText } from './byte-text.ts';
import type { ExportManifest } from './run-export.ts';
import type { ExportState, SavedFile } from './use-export.ts';
import { exportWords } from './words.ts';
import type { ExportWords } from './words/en.ts';

interface ExportResultProps {
  state: Extract<ExportState, { step: 'done' | 'kept' }>;
  save: (file: SavedFile) => void;
}

/** What was saved, and whether it is what the server says it sent. */
export function ExportResult({ state, save }: ExportResultProps) {
  const words = usePageWords(exportWords);
  const { locale } = useBoot();
  const { progress, file } = state;
  const manifest = state.step === 'done' ? state.manifest : null;
  const facts: (Fact | null)[] = [
    { label: words.file, value: <bdi className="ident whitespace-normal! wrap-anywhere">{file.name}</bdi> },
    { label: words.size, value: <span className="figure">{byteText(progress.bytes, locale)}</span> },
    ...(manifest === null ? [] : manifestFacts(manifest, words)),
    { label: words.hash, value: <span className="ident whitespace-normal! wrap-anywhere">{file.sha256}</span> },
  ];
  return (
    <>
      <output className="mb-3 block font-semibold">
        {state.step === 'done' ? words.done(grouped(progress.rows)) : words.broken(grouped(progress.rows))}
      </output>
      {state.step === 'done' && <Verdict known={manifest !== null} agrees={state.agrees} />}
      <Facts facts={facts} />
      <Button className="mt-4" onClick={() => save(file)}>
        {words.again}
      </Button>
    </>
  );
}

function Verdict({ known, agrees }: { known: boolean; agrees: boolean }) {
  const words = usePageWords(exportWords);
  if (!known) return <p className="mb-3 text-sm text-muted">{words.unchecked}</p>;
  return agrees ? (
    <p className="mb-3 text-sm text-positive">{words.agrees}</p>
  ) : (
    <p role="alert" className="mb-3 text-sm text-negative">
      {words.differs}
    </p>
  );
}

function manifestFacts(manifest: ExportManifest, words: ExportWords): (Fact | null)[] {
  const { range, skipped } = manifest;
  const hidden = manifest.hidden.reduce((sum, { count }) => sum + count, 0);
  const whole = manifest.complete ? words.complete : words.partial;
  return [
    { label: words.source, value: manifest.source },
    range === null
      ? { label: words.blocks, value: whole }
      : {
          label: words.blocks,
          value: (
            <>
              <bdi className="figure">
                {grouped(range.first)} – {grouped(range.last)}
              </bdi>{' '}
              · {whole}
            </>
          ),
        },
    hidden === 0 ? null : { label: words.hidden, value: grouped(hidden) },
    skipped === 0 ? null : { label: words.skipped, value: grouped(skipped) },
  ];
}

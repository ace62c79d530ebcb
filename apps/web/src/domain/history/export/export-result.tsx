import { useMessages } from '../../../i18n/messages-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts, type Fact } from '../../../ui/facts.tsx';
import { byteText } from '../../account/resource-figures.ts';
import type { ExportManifest } from './run-export.ts';
import type { ExportState, SavedFile } from './use-export.ts';

interface ExportResultProps {
  state: Extract<ExportState, { step: 'done' | 'saved' }>;
  save: (file: SavedFile) => void;
}

/** Summary of the saved file, and whether it matches the server's manifest. */
export function ExportResult({ state, save }: ExportResultProps) {
  const strings = useStrings('domain/history/export');
  const { unit } = useMessages();
  const { progress, file } = state;
  const manifest = state.step === 'done' ? state.manifest : null;
  const facts: (Fact | null)[] = [
    { label: strings.file, value: <bdi className="ident whitespace-normal! wrap-anywhere">{file.name}</bdi> },
    { label: strings.size, value: <span className="figure">{byteText(BigInt(progress.bytes), unit)}</span> },
    ...(manifest === null ? [] : manifestFacts(manifest, strings)),
    { label: strings.hash, value: <span className="ident whitespace-normal! wrap-anywhere">{file.sha256}</span> },
  ];
  return (
    <>
      <output className="mb-3 block font-semibold">
        {state.step === 'done' ? strings.done(grouped(progress.rows)) : strings.interrupted(grouped(progress.rows))}
      </output>
      {state.step === 'done' && <Verification verifiable={manifest !== null} matches={state.matches} />}
      <Facts facts={facts} />
      <Button className="mt-4" onClick={() => save(file)}>
        {strings.again}
      </Button>
    </>
  );
}

function Verification({ verifiable, matches }: { verifiable: boolean; matches: boolean }) {
  const strings = useStrings('domain/history/export');
  if (!verifiable) return <p className="mb-3 text-sm text-muted">{strings.unchecked}</p>;
  return matches ? (
    <p className="mb-3 text-sm text-positive">{strings.verified}</p>
  ) : (
    <p role="alert" className="mb-3 text-sm text-negative">
      {strings.differs}
    </p>
  );
}

function manifestFacts(manifest: ExportManifest, strings: StringFolders['domain/history/export']): (Fact | null)[] {
  const { range, skipped } = manifest;
  const hidden = manifest.hidden.reduce((sum, { count }) => sum + count, 0);
  const whole = manifest.complete ? strings.complete : strings.partial;
  return [
    { label: strings.source, value: manifest.source },
    range === null
      ? { label: strings.blocks, value: whole }
      : {
          label: strings.blocks,
          value: (
            <>
              <bdi className="figure">
                {grouped(range.first)} – {grouped(range.last)}
              </bdi>{' '}
              · {whole}
            </>
          ),
        },
    hidden === 0 ? null : { label: strings.hidden, value: grouped(hidden) },
    skipped === 0 ? null : { label: strings.skipped, value: grouped(skipped) },
  ];
}

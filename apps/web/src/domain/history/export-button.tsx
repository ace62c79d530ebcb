import type { ActionQuery } from '@antescope/sources/history/action-query';
import type { ExportFormat } from '@antescope/sources/history/export/export-format';
import { formatQuery } from '@antescope/sources/history/query-line';
import { paramsOfQuery } from '@antescope/sources/history/query-params';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { buttonClass } from '../../ui/button.tsx';

const ExportDialog = lazy(async () => ({
  default: (await loadPart(() => import('./export/export-dialog.tsx'))).ExportDialog,
}));

/** Opens the export dialog; without JavaScript it links to the file. */
export function ExportButton({ name, query }: { name: string; query: ActionQuery }) {
  const strings = useStrings('domain/history');
  const { base, ownNode } = useBoot();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  // Our server has no history of the user's own node.
  if (ownNode !== null) return null;
  const addressOf = (format: ExportFormat): string => {
    const params = new URLSearchParams({ format, ...paramsOfQuery(query) });
    return `${base}/api/v1/accounts/${encodeURIComponent(name)}/export?${params.toString()}`;
  };
  return (
    <>
      <a
        href={addressOf('csv')}
        download
        className={buttonClass()}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpened(true);
          setOpen(true);
        }}
      >
        <Download size={16} aria-hidden />
        {strings.export}
      </a>
      {opened && (
        <Suspense fallback={null}>
          <ExportDialog open={open} onClose={() => setOpen(false)} line={formatQuery(query)} addressOf={addressOf} />
        </Suspense>
      )}
    </>
  );
}

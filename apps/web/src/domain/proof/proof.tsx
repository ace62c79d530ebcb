import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../lib/page/load-failure.ts';
import type { ProofPanelProps } from './proof-panel.tsx';

const Panel = lazy(() =>
  loadPart(() => import('./proof-panel.tsx')).then((module) => ({ default: module.ProofPanel })),
);

/** Verification on request; runs in the browser only, the server reserves the space of its button. */
export function Proof(shown: ProofPanelProps) {
  return (
    <div className="mt-6 min-h-11 print:hidden">
      <ClientOnly fallback={null}>
        <Suspense fallback={null}>
          <Panel key={`${shown.number} ${shown.transaction ?? ''}`} {...shown} />
        </Suspense>
      </ClientOnly>
    </div>
  );
}

import type { ExportFormat } from '@antescope/sources/history/export/export-format';
import { useEffect, useRef, useState } from 'react';
import { growingFile, type GrowingFile } from './export-file.ts';
import { ExportBroken, type ExportManifest, type ExportProgress, RunningExport } from './run-export.ts';

export type ExportState =
  | { step: 'idle' }
  | { step: 'working'; progress: ExportProgress }
  | { step: 'broken'; progress: ExportProgress; message: string }
  | { step: 'checking'; progress: ExportProgress }
  | { step: 'done'; progress: ExportProgress; file: SavedFile; manifest: ExportManifest | null; matches: boolean }
  | { step: 'saved'; progress: ExportProgress; file: SavedFile }
  | { step: 'cancelled' }
  | { step: 'rejected'; message: string };

export interface SavedFile {
  name: string;
  content: Blob;
  sha256: string;
}

/** Backoff of automatic retries in milliseconds. */
const retries = [500, 1500, 4000];
/** Min milliseconds between progress updates. */
const reportEveryMs = 100;

export interface ExportControl {
  state: ExportState;
  start: (format: ExportFormat) => void;
  resume: () => void;
  keep: () => void;
  cancel: () => void;
  /** Returns to the format selection after an export has ended. */
  leave: () => void;
  save: (file: SavedFile) => void;
}

interface Run {
  running: RunningExport;
  file: GrowingFile;
  abort: AbortController;
}

/** One export at a time: start, resume, cancel, save. `addressOf` is the URL for a format. */
export function useExport(addressOf: (format: ExportFormat) => string): ExportControl {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const run = useRef<Run | null>(null);
  useEffect(() => () => end(run), []);

  const work = async (current: Run): Promise<void> => {
    const { running, abort } = current;
    let reportedAt = 0;
    setState({ step: 'working', progress: running.progress });
    try {
      await withRetries(running, abort.signal, (progress) => {
        const now = performance.now();
        if (now - reportedAt < reportEveryMs) return;
        reportedAt = now;
        setState({ step: 'working', progress });
      });
      const file = await savedFile(current);
      saveBlob(file);
      setState({ step: 'checking', progress: running.progress });
      const manifest = await running.manifest(abort.signal).catch(() => null);
      const matches = manifest?.sha256 === file.sha256 && manifest.rows === running.progress.rows;
      if (!abort.signal.aborted) setState({ step: 'done', progress: running.progress, file, manifest, matches });
    } catch (error) {
      if (abort.signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof ExportBroken) setState({ step: 'broken', progress: running.progress, message });
      else setState({ step: 'rejected', message });
    }
  };
  const keep = async (current: Run): Promise<void> => {
    const { progress } = current.running;
    try {
      const file = await savedFile(current);
      saveBlob(file);
      setState({ step: 'saved', progress, file });
    } catch (error) {
      // The browser's storage is full, or the file is gone.
      setState({ step: 'broken', progress, message: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    state,
    start: (format) => {
      void growingFile().then((file) => {
        run.current = {
          running: new RunningExport(addressOf(format), format, file),
          file,
          abort: new AbortController(),
        };
        return work(run.current);
      });
    },
    resume: () => {
      if (run.current !== null) void work(run.current);
    },
    keep: () => {
      if (run.current !== null) void keep(run.current);
    },
    cancel: () => {
      end(run);
      setState({ step: 'cancelled' });
    },
    leave: () => {
      if (!['working', 'checking', 'broken'].includes(state.step)) {
        end(run);
        setState({ step: 'idle' });
      }
    },
    save: saveBlob,
  };
}

function end(run: { current: Run | null }): void {
  run.current?.abort.abort();
  void run.current?.file.remove();
  run.current = null;
}

async function withRetries(
  running: RunningExport,
  signal: AbortSignal,
  report: (progress: ExportProgress) => void,
): Promise<void> {
  for (let broken = 0; ;) {
    const before = running.progress.rows;
    try {
      await running.run(signal, report);
      return;
    } catch (error) {
      // Progress resets the retry count.
      if (running.progress.rows > before) broken = 0;
      const wait = retries[broken];
      if (!(error instanceof ExportBroken) || wait === undefined) throw error;
      broken += 1;
      await new Promise((done) => setTimeout(done, wait));
      signal.throwIfAborted();
    }
  }
}

async function savedFile({ running, file }: Run): Promise<SavedFile> {
  return { name: running.fileName ?? 'export', content: await file.end(), sha256: running.sha256 };
}

function saveBlob({ name, content }: SavedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads from the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

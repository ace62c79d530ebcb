import type { Browser, Page } from '@playwright/test';

/** Frames of the compositor during its own animations: those in which items slide. */
export interface SlideFrames {
  frames: number;
  /** Nothing new was shown. A late main thread alone does not drop a frame: the slide continues. */
  dropped: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  args?: { frame_reporter?: FrameReport };
}

/** Chrome reports a frame twice if the compositor's part is shown before the main thread's. */
interface FrameReport {
  frame_source: number;
  frame_sequence: number;
  state: 'STATE_PRESENTED_ALL' | 'STATE_PRESENTED_PARTIAL' | 'STATE_DROPPED' | 'STATE_NO_UPDATE_DESIRED';
  has_compositor_animation?: boolean;
}

/** Counts the frames of slides while `work` runs, as Chrome's DevTools do. Tracing costs CPU time. */
export async function countSlideFrames(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<SlideFrames> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const states = new Map<string, FrameReport['state'][]>();
  for (const { name, ph, args } of traceEvents) {
    const report = args?.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || report?.has_compositor_animation !== true) continue;
    const frame = `${report.frame_source} ${report.frame_sequence}`;
    states.set(frame, [...(states.get(frame) ?? []), report.state]);
  }
  const isDropped = (reports: FrameReport['state'][]): boolean => reports.every((state) => state === 'STATE_DROPPED');
  return { frames: states.size, dropped: [...states.values()].filter(isDropped).length };
}

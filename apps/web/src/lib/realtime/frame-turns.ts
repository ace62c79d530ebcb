/** Pending updates by part, in the order in which the parts asked. */
const pending = new Map<string, (() => void)[]>();
/** Parts outside of the window. */
const outOfView = new Set<string>();
let isScheduled = false;
/** Milliseconds as of `performance.now()`. */
let slowUntil = 0;

/** Updates kept for a part that is out of view; the oldest are dropped. More than the blocks that a list shows. */
const maxKept = 50;
/** Milliseconds after its time at which a frame is late. */
const lateMs = 4;
/** Milliseconds after a late frame in which a large update takes two turns. */
const slowMs = 5000;
/** Late frames in a row after which an update runs anyway: on a busy machine all of them may be late. */
const maxLateFrames = 10;

/**
 * Runs an update in a frame that it shares with no other part of the page; updates of the same part run together. Parts
 * that change with each block would exceed the time of a frame if all of them changed in one. The next update waits until
 * frames are on time again. Updates of parts that are out of view wait until they are in view.
 */
export function inTurn(part: string, update: () => void): void {
  // Hidden pages have no frames.
  if (document.hidden) {
    run(part);
    update();
    return;
  }
  const updates = pending.get(part);
  if (updates === undefined) pending.set(part, [update]);
  else updates.push(update);
  if (updates !== undefined && updates.length > maxKept) updates.shift();
  schedule();
}

/** Holds back updates of the parts while the element is outside of the window. Returns a function that ends this. */
export function watchParts(element: Element, parts: readonly string[]): () => void {
  const observer = new IntersectionObserver((entries) => {
    const inView = entries.at(-1)?.isIntersecting === true;
    for (const part of parts) {
      if (inView) outOfView.delete(part);
      else outOfView.add(part);
    }
    if (inView) schedule();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    for (const part of parts) outOfView.delete(part);
  };
}

/** Whether an update delayed its frame in the last seconds: a large one should take two turns. */
export function updatesAreSlow(): boolean {
  return performance.now() < slowUntil;
}

function isLate(frameTime: number): boolean {
  return performance.now() - frameTime > lateMs;
}

function schedule(): void {
  if (isScheduled || nextPart() === undefined) return;
  isScheduled = true;
  requestAnimationFrame(runNext);
}

function nextPart(): string | undefined {
  return [...pending.keys()].find((part) => !outOfView.has(part));
}

function runNext(): void {
  const part = nextPart();
  isScheduled = part !== undefined;
  if (part === undefined) return;
  run(part);
  // The next frame shows the update, and the one after it is late if that took long.
  requestAnimationFrame((frameTime) => {
    if (isLate(frameTime)) slowUntil = performance.now() + slowMs;
    requestAnimationFrame((next) => runWhenOnTime(next, maxLateFrames));
  });
}

function run(part: string): void {
  const updates = pending.get(part) ?? [];
  pending.delete(part);
  for (const update of updates) update();
}

function runWhenOnTime(frameTime: number, lateFrames: number): void {
  if (isLate(frameTime) && lateFrames > 0) requestAnimationFrame((next) => runWhenOnTime(next, lateFrames - 1));
  else runNext();
}

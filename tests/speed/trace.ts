import speedline from 'speedline-core';

export interface TraceTimes {
  /** How fast the first view became complete, from the film strip. */
  speedIndex: number;
  /** Time for style and for layout until the first paint. */
  style: number;
  layout: number;
}

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  pid: number;
  args: { data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string } };
}

export const traceCategories = [
  'devtools.timeline',
  'blink.user_timing',
  'loading',
  'disabled-by-default-devtools.screenshot',
];

/**
 * Reads what only a trace knows.
 * @param firstPaint time of the first paint after the start, in ms
 * @throws Error where the trace lacks its beginning: a new process may load a page before it begins to trace
 */
export async function readTrace(trace: Buffer, firstPaint: number): Promise<TraceTimes> {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const start = traceEvents.findLast(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args.data?.isOutermostMainFrame &&
      /^http/.test(args.data.documentLoaderURL ?? ''),
  );
  if (!start) throw new Error('the trace has no beginning');
  const end = start.ts + firstPaint * 1000;
  const sum = (wanted: string) =>
    traceEvents
      .filter(({ name, ts, pid }) => name === wanted && pid === start.pid && ts >= start.ts && ts < end)
      .reduce((total, { dur = 0 }) => total + dur / 1000, 0);
  const { speedIndex } = await speedline(traceEvents, {
    timeOrigin: start.ts,
    fastMode: true,
    include: 'speedIndex',
  });
  return { speedIndex, style: sum('UpdateLayoutTree'), layout: sum('Layout') };
}

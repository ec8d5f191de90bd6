import { guardStorage } from '~/cms/storage/text-storage';
import type { StorageEnvironment } from '~/cms/stores/environment';
import { createIdSource } from '~/cms/stores/id';
import type { Problem } from '~/cms/stores/problem';

/** A number from 0 to 1 made from a seed (mulberry32). */
export type Random = () => number;
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Task {
  time: number;
  run(): void;
}

/** Runs tasks in the order of their times, on a simulated clock. */
class Timeline {
  now = 0;
  /** Sorted by time, the latest first. */
  private readonly tasks: Task[] = [];

  at(time: number, run: () => void): void {
    const task = { time: Math.max(time, this.now), run };
    let place = this.tasks.length;
    while (place > 0 && (this.tasks[place - 1]?.time ?? 0) <= task.time) place -= 1;
    this.tasks.splice(place, 0, task);
  }

  /** Runs everything up to a time, and what follows from it. */
  runUntil(time: number): void {
    for (let count = 0; ; count++) {
      const task = this.tasks.at(-1);
      if (!task || task.time > time) break;
      if (count === 5000) throw new Error('the tabs do not come to rest');
      this.tasks.pop();
      this.now = task.time;
      task.run();
    }
    if (time < Number.POSITIVE_INFINITY) this.now = time;
  }
}

/**
 * Local storage as Chromium keeps it: each tab has a copy of its own, writes travel to one service and from
 * there to the other tabs, and a tab ignores what it is told until the service has answered its own write.
 */
export class SimulatedBrowser {
  readonly timeline = new Timeline();
  /** What the service has under the only key. */
  stored: string | null = null;
  writes = 0;
  private readonly tabs: SimulatedTab[] = [];

  constructor(
    readonly random: Random,
    /** The longest time that a write, an event or a message takes, in milliseconds. */
    readonly slowest: number,
  ) {}

  openTab(): SimulatedTab {
    const tab = new SimulatedTab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** The service takes a write and tells all tabs. */
  put(from: SimulatedTab, text: string | null): void {
    const isChanged = text !== this.stored;
    this.stored = text;
    for (const tab of this.tabs) tab.fromService.post(() => tab.onPut(from, text, isChanged));
  }

  broadcast(from: SimulatedTab, message: unknown): void {
    for (const tab of this.tabs) if (tab !== from) tab.messagesFrom(from).post(() => tab.onMessage(message));
  }
}

/** Delivers in order, each message after a random delay. */
class Line {
  private last = 0;
  constructor(private readonly browser: SimulatedBrowser) {}
  post(run: () => void): void {
    const { timeline, random, slowest } = this.browser;
    this.last = Math.max(this.last, timeline.now + random() * slowest);
    timeline.at(this.last, run);
  }
}

export class SimulatedTab {
  readonly problems: Problem[] = [];
  readonly fromService: Line;
  private readonly toService: Line;
  private readonly events: Line;
  private readonly lines = new Map<SimulatedTab, Line>();
  private view: string | null;
  private unanswered = 0;
  private listener: ((isReset: boolean) => void) | undefined;
  private receiver: ((message: unknown) => void) | undefined;
  private readonly deferred = new Set<() => void>();
  private isClosed = false;

  constructor(private readonly browser: SimulatedBrowser) {
    this.view = browser.stored;
    this.fromService = new Line(browser);
    this.toService = new Line(browser);
    this.events = new Line(browser);
  }

  messagesFrom(tab: SimulatedTab): Line {
    const line = this.lines.get(tab) ?? new Line(this.browser);
    this.lines.set(tab, line);
    return line;
  }

  onPut(from: SimulatedTab, text: string | null, isChanged: boolean): void {
    if (from === this) this.unanswered -= 1;
    else {
      if (this.unanswered === 0) this.view = text;
      if (isChanged) this.events.post(() => !this.isClosed && this.listener?.(text === null));
    }
  }

  onMessage(message: unknown): void {
    if (!this.isClosed) this.receiver?.(structuredClone(message));
  }

  close(): void {
    for (const run of this.deferred) run();
    this.deferred.clear();
    this.isClosed = true;
  }

  private write(text: string | null): void {
    if (text === this.view) return;
    this.view = text;
    this.unanswered += 1;
    this.browser.writes += 1;
    this.toService.post(() => this.browser.put(this, text));
  }

  environment(): StorageEnvironment {
    const { timeline, random } = this.browser;
    const now = () => 1_700_000_000_000 + Math.floor(timeline.now);
    const storage = {
      length: 1,
      key: () => 'faqs',
      getItem: (key: string) => (key === 'faqs' ? this.view : null),
      setItem: (_: string, text: string) => this.write(text),
      removeItem: () => this.write(null),
      clear: () => this.write(null),
    };
    return {
      storage: guardStorage(() => storage),
      tab: random(),
      now,
      nextId: createIdSource(now),
      report: (problem) => this.problems.push(problem),
      clearProblems: () => {},
      listen: (_, onChange) => {
        this.listener = onChange;
        return () => {};
      },
      connect: (_, onMessage) => {
        this.receiver = onMessage;
        return { send: (message) => this.browser.broadcast(this, message), close: () => {} };
      },
      defer: (run) => {
        this.deferred.add(run);
        timeline.at(timeline.now + 100, () => {
          if (this.deferred.delete(run)) run();
        });
      },
    };
  }
}

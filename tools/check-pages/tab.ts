/** One tab, with cookies of its own: opens pages, fills in their forms, presses their buttons, and notes what goes wrong. */
import { writeFileSync } from 'node:fs';
import type { Chromium } from './chromium.ts';
import { pause, within } from './waiting.ts';

const HEIGHT = 800;
const SHOT_HEIGHT_MAX = 6000;
/** Of 100: letters stay sharp, and a picture stays small. */
const JPEG_QUALITY = 88;
const LOAD_MS = 20_000;
const READY_CHECKS_MAX = 100;
const READY_CHECK_MS = 50;

/** No form has more to pass by. */
const TABS_MAX = 60;
const keys = {
  tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
} as const;

/** A document the tab has arrived at. */
export type Arrival = {
  url: string;
  status: number;
  /** What the browser complained of, on the way and since. */
  errors: string[];
};

/** Another site the tab was sent to, whether or not there is such a site. */
export type Departure = { url: URL; referrer: string | null; errors: string[] };

export type Tab = Awaited<ReturnType<typeof openTab>>;

type TabOptions = { isDark?: boolean; hasScripts?: boolean };

type Happened = {
  'Page.loadEventFired': object;
  'Network.requestWillBeSent': {
    type: string;
    request: { url: string; headers: Record<string, string> };
  };
  'Network.responseReceived': { type: string; response: { url: string; status: number } };
  'Log.entryAdded': { entry: { source: string; level: string; text: string; url?: string } };
  'Runtime.consoleAPICalled': { type: string; args: { value?: unknown; description?: string }[] };
  'Runtime.exceptionThrown': {
    exceptionDetails: { text: string; exception?: { description?: string } };
  };
};

type Listeners = { [Name in keyof Happened]?: (what: Happened[Name]) => void };

export async function openTab(chromium: Chromium, options: TabOptions = {}) {
  const { isDark = false, hasScripts = true } = options;
  const { browserContextId } = await chromium.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const { targetId } = await chromium.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await chromium.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const send = <Result>(method: string, params: object = {}) =>
    chromium.send<Result>(method, params, sessionId);

  let arrival: Arrival = { url: '', status: 0, errors: [] };
  let documents = new Set<string>();
  let loaded = () => {};
  let asked = (_request: Happened['Network.requestWillBeSent']['request']) => {};

  const listeners: Listeners = {
    'Page.loadEventFired': () => loaded(),
    'Network.requestWillBeSent': ({ type, request }) => {
      if (type !== 'Document') return;
      documents.add(request.url);
      asked(request);
    },
    'Network.responseReceived': ({ type, response: { url, status } }) => {
      if (type === 'Document') Object.assign(arrival, { url, status });
    },
    'Log.entryAdded': ({ entry: { source, level, text, url = '' } }) => {
      // A refusal may be what is asked for, and its status is judged on its own.
      const isJudged = documents.has(url) || url.endsWith('/favicon.ico');
      if (level === 'error' && !(source === 'network' && isJudged)) {
        arrival.errors.push(`${text} ${url}`.trim());
      }
    },
    'Runtime.consoleAPICalled': ({ type, args }) => {
      if (type !== 'error') return;
      const said = args.map(({ description, value }) => description ?? JSON.stringify(value));
      arrival.errors.push(said.join(' '));
    },
    'Runtime.exceptionThrown': ({ exceptionDetails: { text, exception } }) => {
      arrival.errors.push(exception?.description ?? text);
    },
  };
  chromium.listen(sessionId, (method, params) => {
    listeners[method as keyof Happened]?.(params as never);
  });

  function begin(): void {
    arrival = { url: '', status: 0, errors: [] };
    documents = new Set();
  }

  /** Until the next document is whole. */
  async function arriving(act: () => Promise<unknown>, ready: string): Promise<Arrival> {
    begin();
    const whole = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    await act();
    await within(whole, LOAD_MS, 'Loading').catch((error: unknown) => {
      throw arrival.errors.length > 0 ? new Error(arrival.errors.join(' ')) : error;
    });
    if (await appears(ready)) return arrival;
    throw new Error(`status ${arrival.status}, and no ${ready} appeared`);
  }

  async function appears(selector: string): Promise<boolean> {
    const isThere = `document.querySelector(${JSON.stringify(selector)}) !== null`;
    for (let check = 0; check < READY_CHECKS_MAX; check++) {
      if (await evaluate<boolean>(isThere)) return true;
      await pause(READY_CHECK_MS);
    }
    return false;
  }

  /** A promise is waited for. */
  async function evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await send<{
      result: { value: Value };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  async function strike(key: (typeof keys)[keyof typeof keys]): Promise<void> {
    await send('Input.dispatchKeyEvent', { ...key, type: 'keyDown' });
    await send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  }

  /** As a person does: with the pointer, in the middle of it. */
  async function click(selector: string): Promise<void> {
    const place = await evaluate<{ x: number; y: number } | null>(`(() => {
      const one = document.querySelector(${JSON.stringify(selector)});
      if (!one) return null;
      one.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    if (!place) throw new Error(`there is no ${selector}`);
    const button = { ...place, button: 'left', clickCount: 1 };
    await send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
    await send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' });
  }

  for (const domain of ['Page', 'Network', 'Log', 'Runtime']) await send(`${domain}.enable`);
  if (!hasScripts) await send('Emulation.setScriptExecutionDisabled', { value: true });
  if (isDark) {
    const features = [{ name: 'prefers-color-scheme', value: 'dark' }];
    await send('Emulation.setEmulatedMedia', { features });
  }

  return {
    evaluate,

    open: (url: string, ready = 'h1') =>
      arriving(async () => {
        const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url });
        if (errorText !== undefined) throw new Error(errorText);
      }, ready),

    /** A link or a button that leads to another page of the same site. */
    press: (selector: string, ready = 'h1') => arriving(() => click(selector), ready),

    /** A button that leads to another site: until the browser asks for that. */
    async leave(selector: string): Promise<Departure> {
      const from = await evaluate<string>('location.origin');
      begin();
      const left = new Promise<Departure>((resolve) => {
        asked = ({ url, headers }) => {
          if (new URL(url).origin === from) return;
          const referrer = headers['Referer'] ?? null;
          resolve({ url: new URL(url), referrer, errors: arrival.errors });
        };
      });
      await click(selector);
      return within(left, LOAD_MS, 'Leaving').catch((error: unknown) => {
        throw arrival.errors.length > 0 ? new Error(arrival.errors.join(' ')) : error;
      });
    },

    /** Instead of what stands there. */
    async type(selector: string, text: string): Promise<void> {
      const field = `document.querySelector(${JSON.stringify(selector)})`;
      await evaluate(`${field}.focus(), ${field}.select()`);
      await send('Input.insertText', { text });
    },

    /** Moves on to the field of this name, as a person without a mouse does. */
    async tabTo(name: string): Promise<void> {
      for (let presses = 0; presses < TABS_MAX; presses++) {
        await strike(keys.tab);
        if ((await evaluate<string | null>('document.activeElement?.name ?? null')) === name)
          return;
      }
      throw new Error(`no press of Tab leads to ${name}`);
    },

    /** Into what has the focus. */
    write: (text: string) => send('Input.insertText', { text }),

    space: () => strike(keys.space),

    /** Where Enter sends a form. */
    enter: (ready = 'h1') => arriving(() => strike(keys.enter), ready),

    /** Files of this machine, in place of those that were chosen. */
    async choose(selector: string, files: readonly string[]): Promise<void> {
      const { result } = await send<{ result: { objectId?: string } }>('Runtime.evaluate', {
        expression: `document.querySelector(${JSON.stringify(selector)})`,
      });
      if (result.objectId === undefined) throw new Error(`there is no ${selector}`);
      await send('DOM.setFileInputFiles', { files, objectId: result.objectId });
    },

    resize: (width: number) =>
      // Not as a phone: there a page too wide would widen the window, and seem to fit.
      send('Emulation.setDeviceMetricsOverride', {
        width,
        height: HEIGHT,
        deviceScaleFactor: 1,
        mobile: false,
      }),

    /** As PNG in base64, exactly so large. */
    async capture(
      size: { width: number; height: number },
      format: 'png' | 'jpeg' = 'png',
    ): Promise<{ data: string }> {
      await send('Emulation.setDeviceMetricsOverride', {
        ...size,
        deviceScaleFactor: 1,
        mobile: false,
      });
      return send<{ data: string }>('Page.captureScreenshot', {
        clip: { x: 0, y: 0, ...size, scale: 1 },
        format,
        ...(format === 'jpeg' && { quality: JPEG_QUALITY }),
      });
    },

    async shoot(file: string, width: number): Promise<void> {
      const { cssContentSize } = await send<{ cssContentSize: { height: number } }>(
        'Page.getLayoutMetrics',
      );
      const height = Math.min(Math.ceil(cssContentSize.height), SHOT_HEIGHT_MAX);
      const { data } = await send<{ data: string }>('Page.captureScreenshot', {
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      });
      writeFileSync(file, Buffer.from(data, 'base64'));
    },
  };
}

/** A tab with cookies of its own that records what it arrives at: the status of the document, and the browser's complaints. */
import type { Browser, ConsoleMessage, Page, Response } from 'playwright-core';

const HEIGHT = 800;
const TIMEOUT_MS = 20_000;
/** More than any form has fields and links before them. */
const TAB_PRESSES_MAX = 60;

/** A document that the tab has loaded. */
export type Arrival = {
  url: string;
  status: number;
  /** Errors of the console, of scripts and of the network, before and after the load. */
  errors: string[];
};

/** A redirect to another site, whether or not that site exists. */
export type Departure = { url: URL; referrer: string | null; errors: string[] };

export type Tab = Awaited<ReturnType<typeof openTab>>;

type TabOptions = { isDark?: boolean; hasScripts?: boolean; isPhone?: boolean };

/** How long the error page of a redirect to a site that is not there may take to appear. */
const ERROR_PAGE_MS = 2000;
const GO_ATTEMPTS_MAX = 3;

/** Opens a page. A late error page of a redirect to a site that is not there may interrupt it, so it is asked for again. */
async function goTo(page: Page, url: string, attempt = 1): Promise<void> {
  try {
    await page.goto(url);
  } catch (error) {
    const isInterrupted = /interrupted by another navigation|ERR_ABORTED/u.test(String(error));
    if (!isInterrupted || attempt === GO_ATTEMPTS_MAX) throw error;
    await page.waitForTimeout(ERROR_PAGE_MS);
    await goTo(page, url, attempt + 1);
  }
}

export async function openTab(browser: Browser, options: TabOptions = {}) {
  const { isDark = false, hasScripts = true, isPhone = false } = options;
  const context = await browser.newContext({
    colorScheme: isDark ? 'dark' : 'light',
    javaScriptEnabled: hasScripts,
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  let arrival: Arrival = { url: '', status: 0, errors: [] };
  let documents = new Set<string>();

  page.on('request', (request) => {
    if (isDocument(page, request.frame(), request.isNavigationRequest())) {
      documents.add(request.url());
    }
  });
  page.on('response', (response) => {
    if (isDocumentResponse(page, response)) {
      Object.assign(arrival, { url: response.url(), status: response.status() });
    }
  });
  page.on('console', (message) => {
    // The status of a document is checked on its own: a refusal may be expected.
    if (message.type() === 'error' && !isOfDocument(message, documents)) {
      arrival.errors.push(`${message.text()} ${message.location().url}`.trim());
    }
  });
  page.on('pageerror', (error) => arrival.errors.push(error.stack ?? error.message));

  function begin(): void {
    arrival = { url: '', status: 0, errors: [] };
    documents = new Set();
  }

  /** Acts, and waits until the next document has loaded and has the element `ready`. */
  async function arriveBy(act: () => Promise<unknown>, ready: string): Promise<Arrival> {
    begin();
    try {
      await Promise.all([page.waitForEvent('load'), act()]);
      await page.waitForSelector(ready, { state: 'attached' });
    } catch (error) {
      const reasons = arrival.errors.length > 0 ? arrival.errors.join(' ') : String(error);
      throw new Error(`status ${arrival.status}, waiting for ${ready}: ${reasons}`, {
        cause: error,
      });
    }
    return arrival;
  }

  return {
    page,

    open: (url: string, ready = 'h1') => arriveBy(() => goTo(page, url), ready),

    /** Clicks a link or a button that leads to another page of the same site. */
    press: (selector: string, ready = 'h1') => arriveBy(() => page.click(selector), ready),

    /** Sends the form that has the focus. */
    enter: (ready = 'h1') => arriveBy(() => page.keyboard.press('Enter'), ready),

    /** Clicks a button that leads to another site, and waits until the browser requests that. */
    async leave(selector: string): Promise<Departure> {
      const { origin } = new URL(page.url());
      begin();
      // Nothing may listen there: the browser then goes to an error page, which must not interrupt what is opened next.
      const settled = page
        .waitForEvent('framenavigated', {
          predicate: (frame) => frame === page.mainFrame() && !frame.url().startsWith(origin),
          timeout: TIMEOUT_MS,
        })
        .catch(() => {});
      const [request] = await Promise.all([
        page.waitForRequest(
          (candidate) =>
            candidate.isNavigationRequest() && new URL(candidate.url()).origin !== origin,
        ),
        page.click(selector, { noWaitAfter: true }),
      ]);
      await Promise.race([settled, page.waitForTimeout(ERROR_PAGE_MS)]);
      const referrer = request.headers()['referer'] ?? null;
      return { url: new URL(request.url()), referrer, errors: arrival.errors };
    },

    /** Moves the focus to the field of this name by the Tab key alone. */
    async tabTo(name: string): Promise<void> {
      for (let presses = 0; presses < TAB_PRESSES_MAX; presses++) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate('document.activeElement?.name ?? null')) === name) return;
      }
      throw new Error(`the Tab key does not reach ${name}`);
    },

    has: async (selector: string) => (await page.locator(selector).count()) > 0,

    resize: (width: number) => page.setViewportSize({ width, height: HEIGHT }),
  };
}

function isDocument(page: Page, frame: unknown, isNavigation: boolean): boolean {
  return isNavigation && frame === page.mainFrame();
}

function isDocumentResponse(page: Page, response: Response): boolean {
  return isDocument(page, response.frame(), response.request().isNavigationRequest());
}

function isOfDocument(message: ConsoleMessage, documents: ReadonlySet<string>): boolean {
  const { url } = message.location();
  const isNetwork = message.text().startsWith('Failed to load resource');
  return isNetwork && (documents.has(url) || url.endsWith('/favicon.ico'));
}

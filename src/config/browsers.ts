/** The oldest supported browsers, as the build names them. The README lists them too. */
export const oldestBrowsers = ['safari15.4', 'chrome109', 'firefox115'];

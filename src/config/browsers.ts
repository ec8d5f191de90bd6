/** The oldest supported browsers, as the build names them. `README.md` beside it lists them too. */
export const oldestBrowsers = ['safari15.4', 'chrome109', 'firefox115'];

export const askComputerName = (proposed: string): string | null =>
  window.prompt(
    'Name of this computer, for the name of its file. Each computer needs one of its own',
    proposed,
  );

// Preloaded into a child process (node --import) that has an IPC channel: ends it when the parent is gone, however it ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

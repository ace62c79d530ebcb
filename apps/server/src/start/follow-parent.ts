// Preloaded (node --import) into a child process with an IPC channel: terminates it once the parent exits or crashes.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

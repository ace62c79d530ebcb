// Loaded before the devnet's own code: when the server is gone, however it went, nothing is left running behind it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

import { spawn } from 'node:child_process';
import { onStopRequest } from './pinned-node.mjs';
import { root } from './repository.mjs';

/** A group of processes: when one ends, or on a stop request, all stop. */
export class Processes {
  #running = new Set();
  #isStopping = false;
  #exitCode = 0;
  #ended = Promise.withResolvers();
  #cleanups = [];

  /**
   * @param {string} name shown when it ends unexpectedly
   * @param {string} command
   * @param {{ parameters: string[], env?: Record<string, string>, folder?: string, stdio: import('node:child_process').StdioOptions }} options
   */
  start(name, command, { parameters, env = {}, folder = root, stdio }) {
    const child = spawn(command, parameters, { cwd: folder, env: { ...process.env, ...env }, stdio });
    this.#running.add(child);
    // A process started after the stop began must not survive it.
    if (this.#isStopping) child.kill('SIGTERM');
    child.on('error', (error) => this.#left(child, name, error.message, 1));
    child.on('exit', (code, signal) => this.#left(child, name, signal ?? `code ${code}`, code ?? 1));
    return child;
  }

  #left(child, name, how, code) {
    if (!this.#running.delete(child)) return;
    if (this.#isStopping) {
      // An unclean exit makes the whole stop a failure.
      if (code !== 0) this.#exitCode ||= code;
    } else {
      process.stderr.write(`The ${name} ended (${how}).\n`);
      this.#exitCode = code || 1;
      this.#stop('SIGTERM');
    }
    if (this.#running.size === 0) this.#ended.resolve(this.#exitCode);
  }

  /** @param {() => unknown} cleanup called once when stopping begins; at once if it has begun */
  beforeStop(cleanup) {
    if (this.#isStopping) cleanup();
    else this.#cleanups.push(cleanup);
  }

  /** Stops all on a signal, and when npm has ended. */
  stopOnRequest() {
    onStopRequest(() => this.#stop('SIGTERM'));
  }

  #stop(signal) {
    // A terminal sends Ctrl-C to every process, and npm sends it again: only the first counts.
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const cleanup of this.#cleanups) cleanup();
    for (const child of this.#running) child.kill(signal);
    if (this.#running.size === 0) this.#ended.resolve(this.#exitCode);
  }

  /** Stops all with a failure, because something they need is missing. */
  fail() {
    if (this.#isStopping) return;
    this.#exitCode = 1;
    this.#stop('SIGTERM');
  }

  /** @returns {Promise<number>} the exit code, once every process has ended */
  ended() {
    return this.#ended.promise;
  }
}

import { statfsSync } from "node:fs";
import { totalmem } from "node:os";

const MIB = 1024 ** 2;
const MIN_SHARED_MEMORY_FILES = 256 * MIB;

/** The settings of the embedded server, adapted to this machine at every start. */
export function serverFlags(port: number, durable: boolean): string[] {
  const settings = { ...connectionSettings(port), ...memorySettings(), ...LOG_SETTINGS };
  const all = durable ? settings : { ...settings, ...THROW_AWAY_SETTINGS };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function connectionSettings(port: number) {
  return {
    listen_addresses: "127.0.0.1",
    port,
    // The path of a socket in DATA_DIR could exceed the limit of 107 bytes.
    unix_socket_directories: "",
    max_connections: 400,
    password_encryption: "scram-sha-256",
    timezone: "UTC",
  };
}

/**
 * An eighth of the memory for PostgreSQL's own cache: the application runs on the same machine, and the system's cache
 * serves both.
 */
function memorySettings() {
  const mib = availableMemory() / MIB;
  return {
    shared_buffers: `${Math.round(Math.min(1024, Math.max(64, mib / 8)))}MB`,
    effective_cache_size: `${Math.round(mib / 2)}MB`,
    maintenance_work_mem: `${Math.round(Math.min(256, Math.max(32, mib / 32)))}MB`,
    work_mem: "16MB",
    max_wal_size: "2GB",
    dynamic_shared_memory_type: hasRoomForSharedMemory() ? "posix" : "mmap",
  };
}

/** The memory that this process can use, in bytes: the machine's, or the container's limit if that is lower. */
function availableMemory(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(totalmem(), limit);
}

// Containers have a /dev/shm of 64 MiB, with which one parallel query can fail.
function hasRoomForSharedMemory(): boolean {
  if (process.platform !== "linux") return true;
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= MIN_SHARED_MEMORY_FILES;
  } catch {
    return false;
  }
}

const LOG_SETTINGS = {
  log_timezone: "UTC",
  // Server messages about failed statements quote row values; the application logs its own errors.
  log_min_messages: "log",
  log_checkpoints: "off",
  log_autovacuum_min_duration: -1,
};

const THROW_AWAY_SETTINGS = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: 0,
  shared_buffers: "128MB",
};
